/**
 * Preloaded into every program that a command of package.json starts. It leaves out lines that say nothing to whoever reads
 * them: which Node is enough stands in package.json, a file's new name in Next belongs to an upgrade, and the addresses of Next's own
 * servers are not where the site is.
 */
const notForReaders = [
  /Node\.js 20 and below are deprecated/,
  /"middleware" file convention is deprecated/,
  /^- (Local|Network|Environments):/,
  /^- Experiments|· proxyTimeout/,
]

for (const method of ['log', 'warn']) {
  const print = console[method]
  console[method] = (...args) => {
    const line = args.map(String).join(' ').trim()
    if (!notForReaders.some(pattern => pattern.test(line))) print(...args)
  }
}
