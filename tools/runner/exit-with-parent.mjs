// Preloaded into every service: the IPC channel closes when the parent is gone, even by SIGKILL, and then the service and
// its children must exit, too.

const parent = Number(process.env.PARENT_PID)

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function killGroup() {
  try {
    process.kill(-process.pid, 'SIGKILL')
  } catch {
    process.exit(1)
  }
}

if (process.ppid === parent && process.channel) {
  process.channel.unref()
  process.once('disconnect', killGroup)
} else if (parent && !isAlive(parent)) {
  // The parent exited while this process was starting. (A service's own children load this file too; their channel to
  // the service is not ours.)
  killGroup()
}
