/** What a sent form was answered: status and body. */
export interface UploadAnswer {
  readonly status: number;
  readonly text: string;
}

interface UploadParts {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FormData;
  /** Milliseconds. */
  readonly timeout: number;
}

/**
 * Sends a form and reports the upload's progress, which `fetch` cannot; `onProgress` gets a share from 0 to 1.
 * Raises an Error when there is no answer (network, or longer than `timeout` milliseconds).
 */
export function upload(
  url: string,
  { method, headers, body, timeout }: UploadParts,
  onProgress: (share: number) => void,
): Promise<UploadAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.timeout = timeout;
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = request.onabort = request.ontimeout = () => reject(new Error("The upload had no answer"));
    request.send(body);
  });
}
