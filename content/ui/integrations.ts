/** Text around embedded services. */
export const loadingFrame = 'Loading {title}…'

export const mapWords = {
  failed: 'The map service did not answer.',
  directions: 'Open directions instead',
} as const

export const videoWords = {
  play: 'Play video',
  /** For screen readers, after the text of the button. */
  subject: ': {title} (loads our video service)',
  open: 'Open the video',
  note: 'Pressing play loads an outside video service.',
  transcript: 'What the video shows, in words',
  failed: 'The video service did not answer.',
  openThere: 'Open the video there',
} as const

export const comparison = {
  before: 'Before',
  after: 'After',
  value: '{before}% before, {after}% after',
} as const
