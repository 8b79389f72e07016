/** @jest-environment node */
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { eventParts } from "../../events/event-parts";
import { kindIn } from "../../test-support/dated-kinds";
import { someEventEntry as someEvent } from "../../test-support/fake-api";
import { emptyForm, reduceForm, type FormState } from "../form/form-state";
import { deviceStore } from "./device-store";
import { draftOf, recordOf, wasSaved } from "./draft";
import { DraftAutosave } from "./draft-autosave";
import type { DraftStore } from "./draft-store";
import { memoryStore } from "./memory-store";
import { storeWithFallback, type DraftStorage } from "./fallback-store";

type Form = FormState;
const eventKind = kindIn(eventParts);
const empty: Form = emptyForm(eventKind.emptyValues);
const typed = (title: string, form = empty): Form => reduceForm(form, { kind: "changed", values: { title } });
const withPicture = (text: string): Form =>
  reduceForm(typed("with a picture"), {
    kind: "image-chosen",
    image: { kind: "new", file: new File([text], "a.png", { type: "image/png" }) },
  });

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "queueMicrotask", "nextTick"] });
  Object.assign(globalThis, { indexedDB: new IDBFactory(), IDBKeyRange });
});
afterEach(() => jest.useRealTimers());

let ids = 0;
function autosaveOf(store: DraftStore, owner = "tab") {
  return new DraftAutosave("events", {
    store,
    owner,
    now: () => new Date(5),
    newId: () => `id${String(++ids)}`,
    onChange: () => undefined,
  });
}
const titlesIn = async (store: DraftStore) =>
  (await store.list()).map((record) => draftOf(eventKind, record)?.values["title"]).sort();

describe.each([
  ["the device", deviceStore],
  ["memory", memoryStore],
])("kept in %s", (_name, makeStore) => {
  test("a keystroke is written in less than half a second, also while somebody types on without a pause", async () => {
    const store = makeStore();
    const write = jest.spyOn(store, "write");
    const autosave = autosaveOf(store);
    for (let at = 0; at < 9; at++) {
      autosave.schedule(typed("x".repeat(at + 1)));
      jest.advanceTimersByTime(100);
    }
    await autosave.flush();
    expect(write.mock.calls.length).toBeGreaterThanOrEqual(3);
    expect(await titlesIn(store)).toEqual(["xxxxxxxxx"]);
  });

  test("typing it back and dropping leave nothing, parking leaves the text", async () => {
    const store = makeStore();
    const autosave = autosaveOf(store);
    autosave.schedule(typed("one"));
    await autosave.flush();
    autosave.schedule(empty);
    await autosave.flush();
    expect(await titlesIn(store)).toEqual([]);
    autosave.schedule(typed("two"));
    await autosave.detach();
    autosave.schedule(typed("three"));
    await autosave.detach();
    autosave.schedule(typed("saved"));
    autosave.discard();
    await autosave.flush();
    expect(await titlesIn(store)).toEqual(["three", "two"]);
  });

  test("of two tabs that hold the same draft none overwrites the other", async () => {
    const store = makeStore();
    const first = autosaveOf(store, "first");
    first.schedule(withPicture("bytes"));
    await first.flush();
    const id = first.id ?? "";
    const second = autosaveOf(store, "second");
    const bytes = await second.adopt(id);
    expect(Buffer.from(bytes ?? new ArrayBuffer(0)).toString()).toBe("bytes");
    second.resume(id, undefined);
    second.schedule(typed("by the second"));
    await second.flush();
    first.schedule(typed("by the first", withPicture("bytes")));
    await first.flush();
    expect(await titlesIn(store)).toEqual(["by the first", "by the second"]);
    // Saved in the first: only its own text goes.
    first.discard();
    await first.flush();
    expect(await titlesIn(store)).toEqual(["by the second"]);
  });

  test("text that was typed while a draft was fetched is not written into it", async () => {
    const store = makeStore();
    const earlier = autosaveOf(store);
    earlier.schedule(typed("earlier"));
    await earlier.detach();
    const [record] = await store.list();
    const id = draftOf(eventKind, record)?.id ?? "";
    const autosave = autosaveOf(store);
    await autosave.adopt(id);
    autosave.schedule(typed("meanwhile"));
    autosave.resume(id, undefined);
    await autosave.flush();
    expect(await titlesIn(store)).toEqual(["earlier", "meanwhile"]);
  });
});

test.each<[string, (device: DraftStore) => DraftStore, DraftStorage[], boolean]>([
  ["nothing", (device) => ({ ...device, write: () => Promise.reject(new Error("private window")) }), ["page"], true],
  [
    "no picture",
    (device) => ({
      ...device,
      write: (record, picture) =>
        picture && picture !== "none" ? Promise.reject(new Error("full")) : device.write(record, picture),
    }),
    ["without-picture"],
    false,
  ],
])(
  "a device that keeps %s is told once, and the text is kept all the same",
  async (_name, broken, told, hasPicture) => {
    const storages: DraftStorage[] = [];
    const store = storeWithFallback(broken(deviceStore()), (storage) => storages.push(storage));
    const autosave = autosaveOf(store);
    autosave.schedule(withPicture("bytes"));
    await autosave.flush();
    autosave.schedule(typed("more", withPicture("bytes")));
    await autosave.flush();
    expect(new Set(storages)).toEqual(new Set(told));
    expect(await titlesIn(store)).toEqual(["more"]);
    expect((await store.claim(autosave.id ?? "", "x")) !== undefined).toBe(hasPicture);
  },
);

test("a picture there is no room for does not come back as the one before it", async () => {
  const device = deviceStore();
  const store = storeWithFallback(
    {
      ...device,
      write: (record, picture) =>
        record.image.kind === "new" && record.image.name === "large.png" && picture && picture !== "none"
          ? Promise.reject(new Error("full"))
          : device.write(record, picture),
    },
    () => undefined,
  );
  const autosave = autosaveOf(store);
  autosave.schedule(withPicture("small"));
  await autosave.flush();
  const file = new File(["large"], "large.png", { type: "image/png" });
  autosave.schedule(reduceForm(typed("x"), { kind: "image-chosen", image: { kind: "new", file } }));
  await autosave.flush();
  expect(await store.claim(autosave.id ?? "", "x")).toBeUndefined();
});

test("a browser without IndexedDB works in memory", async () => {
  Reflect.deleteProperty(globalThis, "indexedDB");
  const storages: DraftStorage[] = [];
  const store = storeWithFallback(deviceStore(), (storage) => storages.push(storage));
  const autosave = autosaveOf(store);
  autosave.schedule(typed("kept"));
  await autosave.flush();
  expect(await titlesIn(store)).toEqual(["kept"]);
  expect(storages).toEqual(["page"]);
});

describe("records", () => {
  const item = someEvent();
  const loaded = reduceForm(empty, { kind: "loaded", item, values: eventKind.valuesOf(item) });
  const record = recordOf("events", typed("new title", loaded), { id: "a", owner: "tab", keptAt: 7 });

  test("are read as they were written", () => {
    expect(draftOf(eventKind, record)).toMatchObject({ id: "a", mode: { kind: "edit", item }, confirmed: false });
    const interrupted = recordOf("events", { ...loaded, phase: { kind: "interrupted" } }, record);
    expect(draftOf(eventKind, interrupted)?.confirmed).toBe(true);
  });

  test.each<[string, unknown]>([
    ["a newer form", { ...record, schema: 3 }],
    ["another kind", { ...record, kind: "news" }],
    ["no values", { ...record, values: null }],
    ["a mode without an item", { ...record, mode: { kind: "edit" } }],
    ["an unknown picture", { ...record, image: { kind: "video" } }],
    ["a text", "draft"],
    ["nothing", undefined],
  ])("with %s are left alone", (_name, unreadable) => {
    expect(draftOf(eventKind, unreadable)).toBeUndefined();
  });

  test("of an older form keep what they have: fields that came later are empty, wrong ones too", () => {
    const draft = draftOf(eventKind, { ...record, values: { title: "kept", translationChecked: "yes", gone: "x" } });
    expect(draft?.values).toEqual({ ...eventKind.emptyValues, title: "kept" });
  });

  test("that say what is saved by now are known as such", () => {
    const draft = draftOf(eventKind, record);
    if (!draft) throw new Error("unreadable");
    expect(wasSaved(eventKind, draft, item)).toBe(false);
    expect(wasSaved(eventKind, draft, undefined)).toBe(false);
    expect(wasSaved(eventKind, draft, someEvent({ title: "new title", version: "b".repeat(40) }))).toBe(true);
  });
});
