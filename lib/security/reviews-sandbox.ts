/** What the reviews may do in their frame: run scripts, and open links in a new tab. */
export const reviewsSandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox'
