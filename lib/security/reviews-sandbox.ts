/** What the reviews may do in their frame: run, and open a link in a tab of its own. */
export const reviewsSandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox'
