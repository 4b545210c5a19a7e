import type { Routes } from '../types'

export const keyRoutes: Routes = {
  'GET /.well-known/jwks.json': ({ c, keys }) => {
    c.header('Cache-Control', 'public, max-age=600')
    return keys.publicSet
  },
}
