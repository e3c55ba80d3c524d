/** In steps of 1/1024, down to e to the power of −16; what is lower is as good as nothing. */
const STEPS = 1024;
const LOWEST = 16;

/** e to the power of −1/1024. */
const ONE_STEP = 0.999_023_914_181_976_3;

/** By multiplication alone, which gives the same bits in every engine, as `Math.exp` need not. */
const powers = new Float64Array(LOWEST * STEPS);
for (let n = 0, power = 1; n < powers.length; n++, power *= ONE_STEP) powers[n] = power;

/** e to the power of a number that is not above 0, to the nearest step. */
export const powerOf = (exponent: number): number =>
  powers[Math.min(Math.round(-STEPS * exponent), powers.length - 1)]!;
