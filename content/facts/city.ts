/**
 * Where the clinic is: `clinic.address.city`. On its own, so that a component in the browser need not load every fact of the
 * clinic. The addresses of service pages name it, too, and stay when it changes: links to them are out in the world.
 */
export const city = 'Flower Mound'
