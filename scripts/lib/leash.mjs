// Loaded into every service before its own code: the channel to the parent closes when the parent is gone,
// even by SIGKILL, and then the service and all it started must not stay behind.
if (process.channel) {
  process.channel.unref()
  process.once('disconnect', () => {
    try {
      process.kill(-process.pid, 'SIGKILL')
    } catch {
      process.exit(1)
    }
  })
}
