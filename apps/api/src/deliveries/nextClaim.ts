/** State of one channel: its sends, whether a claim is under way, and whether another is wanted. */
interface ChannelState {
  sends: number;
  isClaiming: boolean;
  isWanted: boolean;
  isStopped: boolean;
}

export const idle: ChannelState = {
  sends: 0,
  isClaiming: false,
  isWanted: false,
  isStopped: false,
};

/** `claimed` begins `sends`; `isMore` if the queue may hold more. A send that settles frees a place. */
export type ChannelEvent =
  | { type: "woken" | "settled" | "stopped" }
  | { type: "claimed"; sends: number; isMore: boolean };

function after(state: ChannelState, event: ChannelEvent): ChannelState {
  switch (event.type) {
    case "woken":
      return { ...state, isWanted: true };
    case "settled":
      return { ...state, isWanted: true, sends: state.sends - 1 };
    case "stopped":
      return { ...state, isStopped: true };
    case "claimed":
      return {
        ...state,
        isClaiming: false,
        isWanted: state.isWanted || event.isMore,
        sends: state.sends + event.sends,
      };
  }
}

/** Returns the state after an event, and for how many places to claim deliveries now: 0 for none. */
export function next(state: ChannelState, event: ChannelEvent, places: number) {
  const then = after(state, event);
  const { sends, isClaiming, isWanted, isStopped } = then;
  const claim = isWanted && !isClaiming && !isStopped ? Math.max(0, places - sends) : 0;
  if (claim === 0) return { state: then, claim };
  return { state: { ...then, isClaiming: true, isWanted: false }, claim };
}
