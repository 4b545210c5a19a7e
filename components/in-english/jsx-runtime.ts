import * as react from 'react/jsx-runtime'
import { withLanguage } from './mark'

/** React's, for languages with texts that are not translated yet: `jsxImportSource` of their tsconfig. */

export type { JSX } from 'react'
export { Fragment } from 'react/jsx-runtime'

export const jsx: typeof react.jsx = (type, props, key) => react.jsx(type, withLanguage(type, props), key)
export const jsxs: typeof react.jsxs = (type, props, key) => react.jsxs(type, withLanguage(type, props), key)
