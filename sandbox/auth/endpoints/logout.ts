import { authenticate } from '../authenticate'
import { queryText } from '../body'
import type { Endpoints } from '../context'
import { invalid } from '../errors'
import { deleteOtherSessions, deleteSessions } from '../sessions'

export const logoutEndpoints: Endpoints = (app, auth) => {
  app.post('/logout', async c => {
    const { user, session } = await authenticate(c, auth)
    const scope = queryText(c, 'scope') || 'global'
    if (scope !== 'global' && scope !== 'local' && scope !== 'others') {
      throw invalid(`Unsupported logout scope "${scope}"`)
    }
    if (scope === 'global' || session === undefined) await deleteSessions(auth.database, user.row.id)
    else if (scope === 'others') await deleteOtherSessions(auth.database, user.row.id, session.id)
    else await auth.database.query('delete from auth.sessions where id = $1', [session.id])
    return c.body(null, 204)
  })
}
