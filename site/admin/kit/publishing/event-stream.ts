/** Callbacks for a stream of server-sent events. */
export interface StreamListener {
  readonly onData: (data: string) => void;
  /** The stream broke; `refused` when the browser does not reconnect (an ended session, say). */
  readonly onBreak: (refused: boolean) => void;
}

/** Opens a stream and returns the function that closes it. */
export type StreamOpener = (url: string, listener: StreamListener) => () => void;

/** Server-sent events of the browser. */
export const openEventStream: StreamOpener = (url, { onData, onBreak }) => {
  const source = new EventSource(url);
  source.onmessage = ({ data }: MessageEvent<string>) => onData(data);
  source.onerror = () => onBreak(source.readyState === EventSource.CLOSED);
  return () => source.close();
};
