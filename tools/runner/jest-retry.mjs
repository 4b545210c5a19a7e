// Within `npm test`, a Jest test gets one retry, which is listed (jest-flaky-reporter.mjs); `npm run test:all` gives none.
if (process.env.FLAKY_LIST && !process.env.FAIL_ON_FLAKY) jest.retryTimes(1, { logErrorsBeforeRetry: true })
