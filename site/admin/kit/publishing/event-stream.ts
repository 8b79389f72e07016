/** Who listens to a stream of server-sent events. */
export interface StreamListener {
  readonly onData: (data: string) => void;
  /** The stream broke; `refused` when the browser does not open it again by itself (the session is over, say). */
  readonly onBreak: (refused: boolean) => void;
}

/** Opens a stream and returns what closes it. */
export type StreamOpener = (url: string, listener: StreamListener) => () => void;

/** Server-sent events as browsers have them. */
export const openEventStream: StreamOpener = (url, { onData, onBreak }) => {
  const source = new EventSource(url);
  source.onmessage = ({ data }: MessageEvent<string>) => onData(data);
  source.onerror = () => onBreak(source.readyState === EventSource.CLOSED);
  return () => source.close();
};
