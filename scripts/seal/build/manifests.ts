import { z } from 'zod'

/** The manifests of `next build` that the seal and the audit read; not a public interface of Next. */

export const appRoutesSchema = z.record(z.string(), z.string())

export const prerenderSchema = z.object({
  routes: z.record(z.string(), z.looseObject({ srcRoute: z.string().nullish() })),
  dynamicRoutes: z.record(
    z.string(),
    z.looseObject({ fallback: z.union([z.string(), z.literal(false), z.null()]) }),
  ),
})
