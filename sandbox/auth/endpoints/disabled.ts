import { ApiError } from '../errors'

const passkeysOff = () => new ApiError(404, 'passkey_disabled', 'Passkeys are disabled')
const featureOff = (feature: string) => () => new ApiError(404, 'feature_disabled', `${feature} is disabled`)

/** Features of the hosted service that are missing here, by path; answered as the hosted service does with them off. */
export const DISABLED: Readonly<Record<string, () => ApiError>> = {
  '/passkeys/*': passkeysOff,
  '/oauth/*': featureOff('OAuth server'),
  '/user/oauth/*': featureOff('OAuth server'),
  '/admin/oauth/*': featureOff('OAuth server'),
  '/scim/*': featureOff('SCIM server'),
}
