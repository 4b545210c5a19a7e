export const quarterMinutes = 15

/** Where the hand of a clock face points after `minutes`, on a circle of radius 19. */
function pointAt(minutes: number): string {
  const angle = (minutes / 60) * 2 * Math.PI
  return `${(22 + Math.sin(angle) * 19).toFixed(1)} ${(22 - Math.cos(angle) * 19).toFixed(1)}`
}

/** A clock face with one quarter of an hour filled. */
export function Dial({ from }: { /** In minutes. */ from: number }) {
  return (
    <svg viewBox="0 0 44 44" className="dial" aria-hidden="true">
      <circle cx="22" cy="22" r="20.5" />
      <path
        className="dial-share"
        d={`M22 22L${pointAt(from)}A19 19 0 0 1 ${pointAt(from + quarterMinutes)}z`}
      />
      <path d="M22 1.5v4M42.5 22h-4M22 42.5v-4M1.5 22h4" />
    </svg>
  )
}
