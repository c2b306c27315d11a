/** Area of the data; the names of the series take the room right of it. */
export type Plot = { left: number; right: number; top: number; bottom: number };

export const drawingSize = { width: 340, height: 280 };

export const wholePlot: Plot = { left: 0, right: 246, top: 34, bottom: 246 };

/** About so many values are written along an axis. */
export const tickCount = 4;
