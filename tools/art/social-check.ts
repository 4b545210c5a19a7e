import { drawIfStale, report } from './files'
import { fileOf, plates, socialStamp } from './social-plates'

/** With `--check`: names the social images whose page has another title now. Needs none of the drawing packages. */
async function main() {
  for (const plate of plates) await drawIfStale([fileOf(plate)], socialStamp(plate), async () => {})
  report()
}

void main()
