// Preloaded into a server under test: a message moves its clock forward, so that no test waits for real time.
const RealDate = Date
let aheadMs = 0

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + aheadMs)
    else super(...parts)
  }

  static now() {
    return RealDate.now() + aheadMs
  }
}

process.on('message', message => {
  if (typeof message?.advanceSeconds !== 'number') return
  aheadMs += message.advanceSeconds * 1000
  process.send({ aheadMs })
})
// The IPC channel alone must not keep the server running.
process.channel?.unref()
