import { queryText } from '../body'
import { authenticate } from '../caller'
import type { Routes } from '../context'
import { invalid } from '../errors'
import { deleteOtherSessions, deleteSessions } from '../sessions'

export const logoutRoutes: Routes = {
  'POST /logout': async call => {
    const { user, session } = await authenticate(call)
    const scope = queryText(call.c, 'scope') || 'global'
    if (!['global', 'local', 'others'].includes(scope)) throw invalid(`Unsupported logout scope "${scope}"`)
    if (scope === 'global' || session === undefined) await deleteSessions(call.database, user)
    else if (scope === 'others') await deleteOtherSessions(call.database, user, session.id)
    else await call.database.query('delete from auth.sessions where id = $1', [session.id])
    return call.c.body(null, 204)
  },
}
