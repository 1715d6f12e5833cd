// The plugin is its gatsby-node.js.
