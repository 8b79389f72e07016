import { useEffect, useState } from "react";

/** Whether the device says that it has a network; `onBack` is called when it has one again. */
export function useOnline(onBack: () => void): boolean {
  const [online, setOnline] = useState(() => navigator.onLine);
  useEffect(() => {
    const goOff = () => setOnline(false);
    const comeBack = () => {
      setOnline(true);
      onBack();
    };
    window.addEventListener("offline", goOff);
    window.addEventListener("online", comeBack);
    return () => {
      window.removeEventListener("offline", goOff);
      window.removeEventListener("online", comeBack);
    };
  }, [onBack]);
  return online;
}
