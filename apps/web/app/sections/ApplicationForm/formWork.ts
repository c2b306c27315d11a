/**
 * Returns the smallest number for which the SHA-256 of `token:number` begins with `workBits` zero bits
 * (1 to 32). It does not use `crypto.subtle.digest`, because asynchronous calls are many times slower
 * for messages this short.
 */
export function findWork(token: string, workBits: number): number {
  const firstWord = sha256After(`${token}:`);
  for (let number = 0; ; number += 1) {
    if (firstWord(String(number)) >>> (32 - workBits) === 0) return number;
  }
}

/** Returns the fractional parts of the roots of the first `count` primes, as in FIPS 180-4. */
function fractions(count: number, root: (prime: number) => number): Uint32Array {
  const words = new Uint32Array(count);
  let filled = 0;
  for (let prime = 2; filled < count; prime += 1) {
    let isPrime = true;
    for (let factor = 2; factor * factor <= prime; factor += 1) {
      if (prime % factor === 0) isPrime = false;
    }
    if (!isPrime) continue;
    words[filled] = (root(prime) % 1) * 2 ** 32;
    filled += 1;
  }
  return words;
}

const initial = Int32Array.from(fractions(8, Math.sqrt));
const rounds = Int32Array.from(fractions(64, Math.cbrt));
const schedule = new Int32Array(64);
const state = new Int32Array(8);
const blockSize = 64;

const at = (words: Int32Array, index: number) => words[index] as number;

/**
 * Returns a function that computes the first 32 bits of the SHA-256 of the opening followed by an ASCII
 * text. It hashes the opening's whole blocks only once.
 */
export function sha256After(opening: string): (text: string) => number {
  const whole = opening.length - (opening.length % blockSize);
  state.set(initial);
  for (let start = 0; start < whole; start += blockSize) {
    readBlock(opening, start);
    compress();
  }
  const begun = state.slice();
  const rest = opening.slice(whole);
  return (text) => {
    const message = rest + text;
    const blocks = Math.floor((message.length + 8) / blockSize) + 1;
    state.set(begun);
    for (let block = 0; block < blocks; block += 1) {
      readBlock(message, block * blockSize);
      if (block === blocks - 1) schedule[15] = (whole + message.length) * 8;
      compress();
    }
    return at(state, 0) >>> 0;
  };
}

/** Reads 64 bytes into words: the message, the terminating 1 bit and zero padding. */
function readBlock(message: string, start: number): void {
  for (let word = 0; word < 16; word += 1) {
    let value = 0;
    for (let byte = 0; byte < 4; byte += 1) {
      const index = start + word * 4 + byte;
      const isEnd = index === message.length;
      value =
        (value << 8) | (index < message.length ? message.charCodeAt(index) : isEnd ? 0x80 : 0);
    }
    schedule[word] = value;
  }
}

function compress(): void {
  for (let index = 16; index < 64; index += 1) {
    const x = at(schedule, index - 15);
    const y = at(schedule, index - 2);
    const early = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const late = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    schedule[index] = (at(schedule, index - 16) + early + at(schedule, index - 7) + late) | 0;
  }
  let a = at(state, 0);
  let b = at(state, 1);
  let c = at(state, 2);
  let d = at(state, 3);
  let e = at(state, 4);
  let f = at(state, 5);
  let g = at(state, 6);
  let h = at(state, 7);
  for (let index = 0; index < 64; index += 1) {
    const mixed = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const chosen = (e & f) ^ (~e & g);
    const one = (h + mixed + chosen + at(rounds, index) + at(schedule, index)) | 0;
    const spread = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const two = (spread + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  state[0] = (at(state, 0) + a) | 0;
  state[1] = (at(state, 1) + b) | 0;
  state[2] = (at(state, 2) + c) | 0;
  state[3] = (at(state, 3) + d) | 0;
  state[4] = (at(state, 4) + e) | 0;
  state[5] = (at(state, 5) + f) | 0;
  state[6] = (at(state, 6) + g) | 0;
  state[7] = (at(state, 7) + h) | 0;
}
