/** Puts a video's id into an address of the brokerage's `videos` (`watch` or `thumbnail`). */
export function videoLink(address: string, videoId: string): string {
  return address.replace("{id}", encodeURIComponent(videoId));
}
