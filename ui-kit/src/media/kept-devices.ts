const KEY = 'onrecord.devices';

export type ChosenDevices = { cameraId: string | null; microphoneId: string | null };
const NONE: ChosenDevices = { cameraId: null, microphoneId: null };

const read = (): ChosenDevices => {
  try {
    return { ...NONE, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return NONE;
  }
};

/** Camera and microphone as they were last chosen in this browser. */
export const keptDevices = {
  get: read,
  set: (chosen: Partial<ChosenDevices>) => localStorage.setItem(KEY, JSON.stringify({ ...read(), ...chosen })),
};
