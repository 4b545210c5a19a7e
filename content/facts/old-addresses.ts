/**
 * Addresses of the site before this one, and the pages that answer the same question here: two columns, a row per address, as a
 * spreadsheet pastes them. An old address may be a whole URL, a file name ('/prices.html') or a query ('/?p=123'). `npm run check`
 * refuses a row that leads nowhere, twice, or away from a page of this site. How to find them: docs/going-live.md.
 *
 *   /about-us/                    /about
 *   https://example.com/?p=123    /faq#insurance
 */
export const oldAddresses = `
`
