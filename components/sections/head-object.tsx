import { type ObjectName, objectArt } from '@/lib/art-for'
import { Picture } from '../ui/picture'

/** The paper object of a page's subject, beside its title. */
export function HeadObject({ object }: { object: ObjectName }) {
  return (
    <div className="head-object">
      <Picture art={objectArt(object)} alt="" sizes="208px" />
    </div>
  )
}
