// Loaded into every service before its own code: the channel to the parent closes when the parent is gone,
// even by SIGKILL, and then the service and all it started must not stay behind.
// A service's own children inherit this file and have a channel of their own, which is none of its business.
if (process.channel && process.env.LEASH_HOLDER === String(process.ppid)) {
  process.channel.unref()
  process.once('disconnect', () => {
    try {
      process.kill(-process.pid, 'SIGKILL')
    } catch {
      process.exit(1)
    }
  })
}
