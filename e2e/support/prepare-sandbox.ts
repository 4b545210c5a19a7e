import { prepareSandbox } from '../../sandbox/prepare'
import { addresses } from './addresses'

/** Files with settings of their own start some twenty sandboxes; what these share is prepared once per run. */
export default function prepare() {
  if (!addresses.authIsSandbox) return
  const { program, image, clock } = prepareSandbox('main.ts')
  Object.assign(process.env, { SANDBOX_PROGRAM: program, SANDBOX_IMAGE: image, SANDBOX_CLOCK: clock })
}
