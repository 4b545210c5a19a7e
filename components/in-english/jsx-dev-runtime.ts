import * as react from 'react/jsx-dev-runtime'
import { withLanguage } from './mark'

/** As jsx-runtime.ts, for `npm run dev` and tests. */

export type { JSX } from 'react'
export { Fragment } from 'react/jsx-dev-runtime'

export const jsxDEV: typeof react.jsxDEV = (type, props, ...rest) =>
  react.jsxDEV(type, withLanguage(type, props), ...rest)
