import { queryText } from '../body'
import { authenticate } from '../caller'
import { invalid } from '../errors'
import { deleteSessions } from '../sessions'
import type { Routes } from '../types'

export const logoutRoutes: Routes = {
  'POST /logout': async call => {
    const { user, session } = await authenticate(call)
    const scope = queryText(call.c, 'scope') || 'global'
    if (!['global', 'local', 'others'].includes(scope)) throw invalid(`Unsupported logout scope "${scope}"`)
    if (scope === 'local') {
      await call.database.query('delete from auth.sessions where id = $1', [session.id])
    } else {
      await deleteSessions(call.database, user, scope === 'others' ? session : undefined)
    }
    return call.c.body(null, 204)
  },
}
