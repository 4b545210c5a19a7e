/** Lower case, without accents: 'Análisis' -> 'analisis'. The bar of đ is no accent to Unicode. */
export const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd')
