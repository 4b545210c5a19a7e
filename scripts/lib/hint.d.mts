export class Hint extends Error {}
