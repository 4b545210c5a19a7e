import { prepareSandbox } from '../../prepare'

/** A run starts some fifteen servers, whose common parts are prepared once. */
export default function setUp() {
  const { program, image, clock } = prepareSandbox('auth/main.ts')
  Object.assign(process.env, { TEST_SERVER: program, TEST_DATABASE_IMAGE: image, TEST_CLOCK: clock })
}
