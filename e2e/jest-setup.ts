// A page of the real product in a real browser on a slow machine; a test that hangs still ends.
jest.setTimeout(180_000);
