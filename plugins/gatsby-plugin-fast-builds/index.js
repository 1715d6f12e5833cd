// The plugin is its gatsby-node.js and register.js.
