// Loaded into every service before its own code: the channel to the parent closes when the parent is gone,
// even by SIGKILL, and then the service and all it started must not stay behind.

const holder = Number(process.env.LEASH_HOLDER)

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function endWithGroup() {
  try {
    process.kill(-process.pid, 'SIGKILL')
  } catch {
    process.exit(1)
  }
}

if (process.ppid === holder && process.channel) {
  process.channel.unref()
  process.once('disconnect', endWithGroup)
} else if (holder && !isAlive(holder)) {
  // The parent went while this was still starting. (A service's own children come here too, and have a channel to
  // the service that is none of the leash's business.)
  endWithGroup()
}
