const minuteMs = 60_000

/** Calls with the current minute: now, and whenever another has begun, also after the computer has slept. */
export function everyMinute(work: (now: Date) => void): void {
  let shown: number | undefined
  function look() {
    const minute = Math.floor(Date.now() / minuteMs)
    if (minute === shown) return
    shown = minute
    work(new Date(minute * minuteMs))
  }
  look()
  setInterval(look, minuteMs / 2)
}
