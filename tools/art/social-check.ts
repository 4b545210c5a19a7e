import { drawIfStale, report } from './files'
import { fileOf, socialImages, socialStamp } from './social-images'

/** With `--check`: names the social images whose page has another title now. Needs none of the drawing packages. */
async function main() {
  for (const image of socialImages) await drawIfStale([fileOf(image)], socialStamp(image), async () => {})
  report()
}

void main()
