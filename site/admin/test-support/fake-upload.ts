import type { FakeApi } from "./fake-api";

/** Makes XMLHttpRequest, which the admin sends pictures with, answer from the fake network; half way it reports progress. */
export function uploadsOver(api: FakeApi): typeof XMLHttpRequest {
  class FakeUpload {
    readonly upload: { onprogress?: (event: object) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    timeout = 0;
    status = 0;
    responseText = "";
    private readonly headers: Record<string, string> = {};
    private method = "";
    private url = "";

    open(method: string, url: string): void {
      [this.method, this.url] = [method, url];
    }

    setRequestHeader(name: string, value: string): void {
      this.headers[name] = value;
    }

    send(body: FormData): void {
      this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 });
      api.fetch(this.url, { method: this.method, headers: this.headers, body }).then(
        async (answer) => {
          this.status = answer.status;
          this.responseText = await answer.text();
          this.onload?.();
        },
        () => this.onerror?.(),
      );
    }
  }
  return FakeUpload as unknown as typeof XMLHttpRequest;
}
