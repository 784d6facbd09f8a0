// The bundler needs an entry, but a remote offers only its exposes. Nothing loads this file.
export {}
