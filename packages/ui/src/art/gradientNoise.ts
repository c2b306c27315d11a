export type HeightField = (x: number, y: number) => number;

const period = 64;

/** Returns noise in about [-1, 1] whose slope, and so its contours, have no jumps. */
export function gradientNoise(random: () => number): HeightField {
  const slopes = Array.from({ length: period * period }, () => {
    const angle = random() * 2 * Math.PI;
    return [Math.cos(angle), Math.sin(angle)] as const;
  });
  const pull = (column: number, row: number, dx: number, dy: number) => {
    const wrapped = (row & (period - 1)) * period + (column & (period - 1));
    const [slopeX, slopeY] = slopes[wrapped] ?? [0, 0];
    return slopeX * dx + slopeY * dy;
  };
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const dx = x - column;
    const dy = y - row;
    const top = mix(pull(column, row, dx, dy), pull(column + 1, row, dx - 1, dy), ease(dx));
    const bottom = mix(
      pull(column, row + 1, dx, dy - 1),
      pull(column + 1, row + 1, dx - 1, dy - 1),
      ease(dx),
    );
    return mix(top, bottom, ease(dy)) * 1.5;
  };
}

/** Octaves of noise, each turned, twice as fine and half as strong, so that no grid shows through. */
export function fractalNoise(noise: HeightField, octaves: number): HeightField {
  return (x, y) => {
    let sum = 0;
    for (let octave = 0; octave < octaves; octave += 1) {
      const fineness = 2 ** octave;
      const [cos, sin] = [Math.cos(octave * 0.9 + 0.5), Math.sin(octave * 0.9 + 0.5)];
      const [turnedX, turnedY] = [x * cos - y * sin, x * sin + y * cos];
      sum += noise(turnedX * fineness + octave * 17, turnedY * fineness + octave * 31) / fineness;
    }
    return sum;
  };
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

function ease(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}
