/**
 * Where a page's first screen ends. Chromium paints nothing before it has parsed this (`expected` in
 * tools/release/seal/page.ts): rows that share their room would move as each part arrives. At most one on a page, and above
 * the first form, before which the boot script blocks the parser.
 */
export const FirstScreenEnd = () => <span id="first-screen" hidden />
