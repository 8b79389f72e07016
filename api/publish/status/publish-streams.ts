import { PassThrough } from "node:stream";
import type { PublishAnswer, PublishState } from "../../../content/model/api/answers";
import type { PublishNews } from "./publish-news";

/** What one reader of the stream wants. */
export interface StreamReader {
  /** The answer for a state of the publisher. */
  readonly answer: (state: PublishState) => Promise<PublishAnswer>;
  /** False once the reader may not read any more. */
  readonly isAllowed: () => boolean;
}

/** The open event streams about the publishing. */
export interface PublishStreams {
  /** A new stream of server-sent events, or undefined when there are too many. */
  open(reader: StreamReader): PassThrough | undefined;
  /** Ends every stream; no new one opens afterwards. */
  close(): void;
}

const mostStreams = 20;
const defaultBeatMs = 15_000;

/** Streams that send one state at once and each further one when it comes; `beatMs` is the time between comment lines. */
export function openPublishStreams(publisher: PublishNews, beatMs: number = defaultBeatMs): PublishStreams {
  const open = new Set<PassThrough>();
  let closed = false;
  return {
    open(reader) {
      if (closed || open.size >= mostStreams) return undefined;
      const stream = new PassThrough();
      open.add(stream);
      const stop = follow(publisher, reader, stream, beatMs);
      stream.once("close", () => {
        stop();
        open.delete(stream);
      });
      return stream;
    },
    close() {
      closed = true;
      for (const stream of open) stream.end();
    },
  };
}

function follow(publisher: PublishNews, reader: StreamReader, stream: PassThrough, beatMs: number): () => void {
  let sending = Promise.resolve();
  // Answers need git: they are made one after another, so that a later state never overtakes an earlier one.
  const send = (state: PublishState): void => {
    sending = sending.then(async () => {
      if (!stream.writable || !stillAllowed()) return;
      try {
        const answer = await reader.answer(state);
        // A stream that ended meanwhile takes nothing any more.
        if (stream.writable as boolean) stream.write(`data: ${JSON.stringify(answer)}\n\n`);
      } catch {
        // The browser opens the stream again.
        stream.end();
      }
    });
  };
  const stillAllowed = (): boolean => {
    if (reader.isAllowed()) return true;
    stream.end();
    return false;
  };
  const beat = setInterval(() => {
    if (stream.writable && stillAllowed()) stream.write(": still here\n\n");
  }, beatMs);
  beat.unref();
  const unsubscribe = publisher.onChange(send);
  send(publisher.state());
  return () => {
    clearInterval(beat);
    unsubscribe();
  };
}
