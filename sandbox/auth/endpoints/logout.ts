import { queryText } from '../body'
import { authenticate } from '../caller'
import type { Routes } from '../context'
import { invalid } from '../errors'
import { deleteOtherSessions, deleteSessions } from '../sessions'

export const logoutRoutes: Routes = {
  'POST /logout': async (c, auth) => {
    const { user, session } = await authenticate(c, auth)
    const scope = queryText(c, 'scope') || 'global'
    if (!['global', 'local', 'others'].includes(scope)) throw invalid(`Unsupported logout scope "${scope}"`)
    if (scope === 'global' || session === undefined) await deleteSessions(auth.database, user)
    else if (scope === 'others') await deleteOtherSessions(auth.database, user, session.id)
    else await auth.database.query('delete from auth.sessions where id = $1', [session.id])
    return c.body(null, 204)
  },
}
