/** @jest-environment node */
import { isMoving, reduceMotion, still, type MotionAction } from "./motion";

const after = (...acts: MotionAction[]) => acts.reduce(reduceMotion, still);

test.each<[string, MotionAction[], boolean, boolean]>([
  ["nothing moves before the visitor's settings are known", [], false, false],
  ["it moves where movement is welcome", ["allow"], true, true],
  ["a pointer holds it", ["allow", "enter"], true, false],
  ["it goes on when the pointer leaves", ["allow", "enter", "leave"], true, true],
  ["it goes on under the pointer that has pressed something in it", ["allow", "enter", "press"], true, true],
  ["a press does not free what the focus holds", ["allow", "enter", "focus", "press"], true, false],
  ["a press does not start what was stopped", ["stop", "enter", "press"], false, false],
  ["the focus holds it", ["allow", "focus"], true, false],
  ["it goes on when the focus leaves", ["allow", "focus", "blur"], true, true],
  ["a pointer that leaves does not free what the focus holds", ["allow", "focus", "enter", "leave"], true, false],
  ["the button stops it", ["allow", "focus", "toggle"], false, false],
  [
    "stopped, it stays so when pointer and focus have gone",
    ["allow", "enter", "focus", "stop", "leave", "blur"],
    false,
    false,
  ],
  ["the button starts it while the pointer and the focus are on it", ["enter", "focus", "toggle"], true, true],
  ["who prefers less motion can still ask for it", ["stop", "toggle"], true, true],
])("%s", (_, acts, wanted, moving) => {
  const motion = after(...acts);
  expect({ wanted: motion.wanted, moving: isMoving(motion) }).toEqual({ wanted, moving });
});
