import { crashRun } from "../test-support/crash-run";
import { temporaryRepository, type TemporaryRepository } from "../test-support/temporary-repository";

describe("killed while saving", () => {
  let repository: TemporaryRepository;
  beforeEach(() => {
    repository = temporaryRepository();
  });
  afterEach(() => repository.remove());

  test("60 kills of process groups, of node alone and of git children lose no acknowledged save and need no hand", async () => {
    const figures = await crashRun({ repository, kills: 60, seed: 20_261_121, patienceMs });
    expect(figures).toMatchObject({ lost: 0, stuck: 0, fsck: "", status: "" });
    expect(figures.groupKills + figures.nodeKills + figures.gitKills).toBe(60);
    expect(Math.min(figures.groupKills, figures.nodeKills, figures.gitKills)).toBeGreaterThan(0);
    expect(figures.acknowledged).toBeGreaterThan(30);
  });
});
