import { start } from '@/content/ui/start'
import { HelpLines } from '../ui/help-lines'

/** Beside the heading: where to turn without waiting for a visit. */
export function StartAlarm() {
  return (
    <p className="start-alarm">
      <HelpLines lines={start.alarm} />
    </p>
  )
}
