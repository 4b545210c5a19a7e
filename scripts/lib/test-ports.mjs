/** Beside those of `npm start` and `npm run dev`, so that tests can run while either is up. */
export const testPorts = { site: 3100, sandbox: 4110 }
