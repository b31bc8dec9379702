import { type ChosenDevices, keptDevices } from './kept-devices.ts';

/** What is recorded: somebody with sound, their voice alone, or a screen with their voice. */
export type CaptureKind = 'camera' | 'microphone' | 'screen';

/** Why nothing can be recorded. */
export type CaptureFault =
  | 'camera-blocked'
  | 'microphone-blocked'
  | 'camera-and-microphone-blocked'
  | 'no-devices'
  | 'device-busy'
  | 'screen-not-captured'
  | 'recording-unsupported';

/** docs/product.md POR-30. */
const PICTURE = { width: { ideal: 640, max: 1_280 }, height: { ideal: 480, max: 720 } };
const SOUND = { echoCancellation: { exact: true } };
/** Of a screen: text on it stays readable, and it does not fill the upload. */
const SCREEN = { width: { max: 1_920 }, height: { max: 1_080 }, frameRate: { max: 15 } };

const exactly = (deviceId: string | null) => (deviceId ? { deviceId: { exact: deviceId } } : {});

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

const isDenied = async (name: 'camera' | 'microphone'): Promise<boolean> => {
  try {
    return (await navigator.permissions.query({ name })).state === 'denied';
  } catch {
    return false;
  }
};

/** Which of the two was refused; a browser that does not tell refused both. */
const blocked = async (kind: CaptureKind): Promise<CaptureFault> => {
  if (kind !== 'camera') return 'microphone-blocked';
  const [camera, microphone] = await Promise.all([isDenied('camera'), isDenied('microphone')]);
  if (camera === microphone) return 'camera-and-microphone-blocked';
  return camera ? 'camera-blocked' : 'microphone-blocked';
};

const faultOf = async (error: unknown, kind: CaptureKind): Promise<CaptureFault> => {
  switch (nameOf(error)) {
    case 'NotAllowedError':
    case 'SecurityError':
      return blocked(kind);
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'no-devices';
    case 'TypeError':
      return 'recording-unsupported';
    default:
      return 'device-busy';
  }
};

const ask = (kind: CaptureKind, { cameraId, microphoneId }: ChosenDevices): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    audio: { ...SOUND, ...exactly(microphoneId) },
    video: kind === 'camera' && { ...PICTURE, ...exactly(cameraId) },
  });

/** The devices that were chosen; where one of them is gone since, those that there are. */
const openDevices = async (kind: CaptureKind): Promise<MediaStream> => {
  try {
    return await ask(kind, keptDevices.get());
  } catch (error) {
    if (nameOf(error) !== 'OverconstrainedError' && nameOf(error) !== 'NotFoundError') throw error;
    return ask(kind, { cameraId: null, microphoneId: null });
  }
};

/** The screen with the voice of whoever shows it. The browser asks which part of it. */
const openScreen = async (): Promise<MediaStream> => {
  const screen = await navigator.mediaDevices.getDisplayMedia({ video: SCREEN, audio: false });
  try {
    const voice = await openDevices('screen');
    return new MediaStream([...screen.getVideoTracks(), ...voice.getAudioTracks()]);
  } catch (error) {
    closeCapture(screen);
    throw error;
  }
};

export type Captured = { stream: MediaStream; fault: null } | { stream: null; fault: CaptureFault };

/** Whether this browser can record that at all. */
export const canCapture = (kind: CaptureKind): boolean =>
  'MediaRecorder' in window &&
  Boolean(navigator.mediaDevices?.getUserMedia) &&
  (kind !== 'screen' || 'getDisplayMedia' in navigator.mediaDevices);

export const openCapture = async (kind: CaptureKind): Promise<Captured> => {
  const isScreen = kind === 'screen';
  if (!canCapture(kind)) return { stream: null, fault: isScreen ? 'screen-not-captured' : 'recording-unsupported' };
  try {
    return { stream: await (isScreen ? openScreen() : openDevices(kind)), fault: null };
  } catch (error) {
    const isMicrophone = isScreen && (await isDenied('microphone'));
    return {
      stream: null,
      fault: isScreen && !isMicrophone ? 'screen-not-captured' : await faultOf(error, kind),
    };
  }
};

/** Lets go of camera, microphone and screen: their lights go out. */
export const closeCapture = (stream: MediaStream | null): void => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

export type Device = { id: string; label: string };
export type Devices = { cameras: Device[]; microphones: Device[] };

/** What can be chosen from. Browsers name devices only once their use was allowed. */
export const listDevices = async (): Promise<Devices> => {
  const found = (await navigator.mediaDevices?.enumerateDevices?.()) ?? [];
  const of = (wanted: MediaDeviceKind) =>
    found
      .filter(({ kind, deviceId }) => kind === wanted && deviceId !== '')
      .map(({ deviceId, label }, index) => ({ id: deviceId, label: label || `${index + 1}` }));
  return { cameras: of('videoinput'), microphones: of('audioinput') };
};

/** The devices that a stream comes from. */
export const devicesOf = (stream: MediaStream): { cameraId: string | null; microphoneId: string | null } => ({
  cameraId: stream.getVideoTracks()[0]?.getSettings().deviceId ?? null,
  microphoneId: stream.getAudioTracks()[0]?.getSettings().deviceId ?? null,
});
