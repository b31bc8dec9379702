/** Of camera, microphone and screen, under `media`. */
export const captureEnUs = {
  camera: 'Camera',
  microphone: 'Microphone',
  preview: 'What your camera sees',
  screenPreview: 'What you share of your screen',
  level: 'Microphone level',
  saySomething: 'Say something to test your microphone.',
  heard: 'Your microphone works.',
  whatToDo: 'What to do',
  again: 'Try again',
  close: 'Close',
  fault: {
    'camera-blocked': {
      title: 'Your camera is blocked',
      detail: 'This site may not use your camera, so your answers cannot be recorded.',
    },
    'microphone-blocked': {
      title: 'Your microphone is blocked',
      detail: 'This site may not use your microphone, so your answers cannot be recorded.',
    },
    'camera-and-microphone-blocked': {
      title: 'Your camera and microphone are blocked',
      detail: 'This site may not use your camera and microphone, so your answers cannot be recorded.',
    },
    'no-devices': {
      title: 'No devices found',
      detail:
        'No camera or microphone was found, so the interview cannot continue. Connect one, or open this page on another device, then try again.',
    },
    'device-busy': {
      title: 'Your camera or microphone is in use',
      detail: 'Another program or tab is using it. Close that one, then try again.',
    },
    'screen-not-captured': {
      title: 'Unable to capture your screen',
      detail:
        'Your screen was not shared, or this browser cannot share it. Phones cannot: use a computer with a recent browser, and choose what to share when asked.',
    },
    'recording-unsupported': {
      title: 'This browser cannot record',
      detail: 'Use a recent version of Chrome, Edge, Firefox or Safari.',
    },
  },
  help: {
    chrome: 'In Chrome: select the icon to the left of the address, turn camera and microphone on, then try again.',
    edge: 'In Edge: select the lock to the left of the address, allow camera and microphone, then try again.',
    firefox:
      'In Firefox: select the crossed-out camera or microphone to the left of the address, remove the block, then try again.',
    safari:
      'In Safari: open Safari > Settings for this website, set camera and microphone to Allow, then reload this page.',
    ios: 'On iPhone and iPad: open Settings > Apps > Safari, allow camera and microphone, then reload this page.',
    android:
      'On Android: select the icon to the left of the address, open Permissions, allow camera and microphone, then try again.',
  },
};
