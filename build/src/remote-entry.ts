// The bundler wants an entry; what a remote offers are its exposes. Nothing loads this file.
export {}
